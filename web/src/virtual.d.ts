/** Made by vite.config.ts: the languages there are, each with its own name for itself. */
declare module "virtual:languages" {
  const languages: Record<string, string>;
  export default languages;
}
