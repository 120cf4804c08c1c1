import { svelte } from "@sveltejs/vite-plugin-svelte";
import { readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, constants } from "node:zlib";
import { marked } from "marked";
import { defineConfig, type Plugin } from "vite";

/** Sentences without their comments, and rule pages as HTML: the browser needs no parser for either. */
function texts(): Plugin {
  return {
    name: "texts",
    transform(code, id) {
      if (id.endsWith(".ftl")) {
        const kept = code.split("\n").filter((line) => line && !line.startsWith("#"));
        return { code: `export default ${JSON.stringify(kept.join("\n"))}`, map: null };
      }
      if (id.endsWith(".md")) {
        const clause = /<li><strong>([A-Z]-[A-Z]?\d+)<\/strong>/g;
        const html = (marked.parse(code, { async: false }) as string).replace(
          clause,
          '<li id="$1" tabindex="-1"><a class="clause" href="#$1">$1</a>',
        );
        return { code: `export default ${JSON.stringify(html)}`, map: null };
      }
      return null;
    },
  };
}

/** Every text file a second time, compressed as well as can be, for the server to send. */
function packed(): Plugin {
  let folder = "";
  return {
    name: "packed",
    apply: "build",
    configResolved(config) {
      folder = config.build.outDir;
    },
    closeBundle() {
      for (const name of readdirSync(folder, { recursive: true, encoding: "utf-8" })) {
        const path = join(folder, name);
        if (!/\.(js|css|html|svg|webmanifest)$/.test(name) || !statSync(path).isFile()) continue;
        const params = { [constants.BROTLI_PARAM_QUALITY]: 11 };
        writeFileSync(`${path}.br`, brotliCompressSync(readFileSync(path), { params }));
      }
    },
  };
}

export default defineConfig({
  plugins: [texts(), svelte(), packed()],
  build: {
    outDir: join(import.meta.dirname, "../src/roji/server/web"),
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
  server: {
    fs: { allow: [".."] },
    proxy: { "/api": { target: "http://127.0.0.1:8000", ws: true } },
  },
});
