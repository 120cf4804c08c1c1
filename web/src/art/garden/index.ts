export function garden(_month: number, _dark: boolean): string {
  return '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1440 420"></svg>';
}
