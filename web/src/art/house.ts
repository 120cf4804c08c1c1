/** Pictures of the start page: the doors and the sign of the house. */
export { door } from "./house/door";
export { icon, mark } from "./house/mark";
