import { palette } from "../../../../art/palette";
import { brush, disc, shape, stroke } from "./draw";

const { ink, gold, vermilion, snow, maple } = palette;

/** A swallow sweeping up to the left: sickle wings, forked tail. */
export const swallow = (): string =>
  brush("42,74,5 52,78,3 64,80,0", ink) +
  brush("40,77,5 46,86,3 52,99,0", ink) +
  shape("26,66! 22,76 18,88 8,100! 24,95 34,84 37,74", vermilion, 1) +
  brush("22,84,3 19,92,2.4 8.6,99.6,0", ink) +
  shape("12,56 15,51.6 21,51 30,58 40,69 46,78! 36,78 26,72 18,65 13.4,60.4", gold, 1) +
  shape("13,54 15,51.6 21,51 30,58 40,69 46,78! 36,71 26,63 18,58", ink) +
  shape("25,60! 30,50 42,42 61,38! 57,46 50,54 44,62 36,69", vermilion, 1) +
  brush("46,43,1 54,41,3 61,38,0", ink) +
  stroke("33,61 40,53 48,48", snow, 1) +
  stroke("37,64 43,57 48,53", snow, 1) +
  shape("13,57.6 17,57.6 18.6,61.6 15.6,61.6", maple) +
  disc(16.4, 54.6, 1, snow) +
  shape("13.4,53.4! 6.6,52.6! 12.4,57!", ink);
