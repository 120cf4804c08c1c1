import { november, october, september } from "./autumn";
import type { Season } from "./scene";
import { april, march, may } from "./spring";
import { august, july, june } from "./summer";
import { december, february, january } from "./winter";

/** The twelve moods of the garden, January first. */
export const months: readonly Season[] = [
  january,
  february,
  march,
  april,
  may,
  june,
  july,
  august,
  september,
  october,
  november,
  december,
];
