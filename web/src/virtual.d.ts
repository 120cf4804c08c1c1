/** Made by vite.config.ts: the languages there are, each with its own name for itself and its files. */
declare module "virtual:languages" {
  type Room = () => Promise<{ default: unknown }>;
  const languages: Record<string, { name: string; rooms: () => Promise<{ default: Record<string, Room> }> }>;
  export default languages;
}
