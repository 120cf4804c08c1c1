import { palette } from "../../../../art/palette";
import { brush, disc, shape, stroke } from "./draw";

const { ink, moss, gold, sand, snow, pine } = palette;

/** A bush warbler, green above and yellow below, perched and looking left. */
export const warbler = (): string =>
  stroke("31,66 30,73", ink, 1.3) +
  stroke("36,67 36,74", ink, 1.3) +
  brush("44,60,7 54,66,5.6 64,74,4.4", pine, 0.9) +
  shape("20,50 22,44 28,41 34,43 41,50 48,58 51,64 44,67 36,69 27,66 21.5,59", gold, 1) +
  shape("20,49 22,44 28,41 34,43 41,50 49,58 52,64! 44,62 36,58 30,53 25,51.5", moss) +
  shape("30,52 37,53 46,60 57,68! 45,66 36,63 31,58", pine, 0.8) +
  stroke("36,57 43,61 49,65", sand, 0.9) +
  stroke("22.6,47 26,45.6 30,46.6", snow, 1.1) +
  disc(25, 48.2, 1.3, ink) +
  shape("20.6,47.2! 12.6,50.4! 20.6,51!", ink);
