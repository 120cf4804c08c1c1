/** Pictures of the start page: the four doors and the sign of the house. */
export { door, type Game } from "./house/door";
export { icon, mark } from "./house/mark";
