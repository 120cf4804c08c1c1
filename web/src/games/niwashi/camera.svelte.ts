/** Which part of the table is in sight. Until somebody moves it, the whole garden is. */
import { SIDE, type Box, type Spot } from "./grid";

const LEAST = 18;
const MOST = 96; // pixels of a cell
const FITTED = 80; // pixels of a cell at most, where nobody zoomed

export class Camera {
  /** The window, in pixels. */
  width = $state(0);
  height = $state(0);
  /** What is in its middle, in cells, and how many pixels a cell has. */
  x = $state(SIDE / 2);
  y = $state(SIDE / 2);
  size = $state(48);
  free = $state(false);
  private fitted = ""; // the window for which a box was fitted last

  /** The transform that puts the table into the window, where a cell of the drawing has this many units. */
  transform(unit: number): string {
    const { x, y, size } = this;
    return `translate(${this.width / 2 - x * size}px, ${this.height / 2 - y * size}px) scale(${size / unit})`;
  }

  /** Have a box in sight, as large as it can be; a box that is well in sight stays as it is. */
  fit(box: Box, calm = false): void {
    const [wide, high] = [box.right - box.left, box.bottom - box.top];
    if (!this.width || !this.height) return;
    const room = `${this.width} ${this.height}`;
    if (calm && this.fitted === room && this.holds(box)) return;
    this.fitted = room;
    const best = Math.min(this.width / wide, this.height / high, FITTED);
    this.size = Math.max(LEAST, Math.floor(best));
    this.x = (box.left + box.right) / 2;
    this.y = (box.top + box.bottom) / 2;
  }

  holds(box: Box): boolean {
    const [half, tall] = [this.width / 2 / this.size, this.height / 2 / this.size];
    return (
      box.left >= this.x - half - 0.01 &&
      box.right <= this.x + half + 0.01 &&
      box.top >= this.y - tall - 0.01 &&
      box.bottom <= this.y + tall + 0.01
    );
  }

  /** Move as little as needed to have these cells in sight. */
  follow(cells: Spot[]): void {
    const [half, tall] = [this.width / 2 / this.size - 0.25, this.height / 2 / this.size - 0.25];
    for (const { column, row } of cells) {
      this.x = Math.min(Math.max(this.x, column + 1 - half), Math.max(column + half, column + 1 - half));
      this.y = Math.min(Math.max(this.y, row + 1 - tall), Math.max(row + tall, row + 1 - tall));
    }
  }

  /** Pull the table along by some pixels. */
  pull(x: number, y: number): void {
    this.x = clamp(this.x - x / this.size, 0, SIDE);
    this.y = clamp(this.y - y / this.size, 0, SIDE);
    this.free = true;
  }

  /** Zoom by a factor around a point of the window, its middle unless said. */
  zoom(by: number, x = this.width / 2, y = this.height / 2): void {
    const point = this.at(x, y);
    this.size = clamp(this.size * by, LEAST, MOST);
    this.x = clamp(point.x - (x - this.width / 2) / this.size, 0, SIDE);
    this.y = clamp(point.y - (y - this.height / 2) / this.size, 0, SIDE);
    this.free = true;
  }

  /** The point of the table under a point of the window, in cells. */
  at(x: number, y: number): { x: number; y: number } {
    return {
      x: this.x + (x - this.width / 2) / this.size,
      y: this.y + (y - this.height / 2) / this.size,
    };
  }
}

function clamp(value: number, least: number, most: number): number {
  return Math.min(Math.max(value, least), most);
}
