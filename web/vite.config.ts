import { FluentResource } from "@fluent/bundle";
import { Resvg } from "@resvg/resvg-js";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { brotliCompressSync, constants } from "node:zlib";
import { createHash } from "node:crypto";
import { marked } from "marked";
import sbom from "rollup-plugin-sbom";
import { defineConfig, runnerImport, type Plugin } from "vite";
import { icon, mark } from "./src/art/house";
import { palette } from "./src/art/palette";

const GAMES = readdirSync(join(import.meta.dirname, "src/games"), { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map((entry) => entry.name);

const WORDS = join(import.meta.dirname, "../src/roji/words");

/** The languages there are (a folder with house.ftl in it), each with its own name for itself, the reference first. */
const LANGUAGES: Record<string, string> = Object.fromEntries(
  [...new Set(["en", "de", ...readdirSync(WORDS).sort()])]
    .filter((lang) => existsSync(join(WORDS, lang, "house.ftl")))
    .map((lang) => [
      lang,
      /^language-name = (.+)$/m.exec(readFileSync(join(WORDS, lang, "house.ftl"), "utf-8"))?.[1] ?? lang,
    ]),
);

/** What many pages share is one file; what only lessons and problems do is none of a table's business. */
const SHARED = /src\/(lib(?!\/fit)|parts(?!\/Says)|art)\/|node_modules/;

/** What a game's board never says: refusals, why a decision is good and what figures mean come from the server in words, keys
 * of a keyboard are the terminal's. */
const SAID_ELSEWHERE = /^menu-|^\w+-(why|analyse|advice|refuse|deal|key|help|perft)-/;

/** The sentences of a file. What a game's door says is wanted before the game is: it comes with what everybody gets.
 */
function sentences(code: string, id: string): FluentResource["body"] {
  const read = (text: string) => new FluentResource(text).body;
  const doors = (text: string) => read(text).filter((message) => message.id.startsWith("menu-"));
  if (id.endsWith("/house.ftl"))
    return [
      ...read(code).filter((message) => !message.id.startsWith("language-")),
      ...GAMES.flatMap((game) => doors(readFileSync(join(dirname(id), `${game}.ftl`), "utf-8"))),
    ];
  return GAMES.includes(basename(id, ".ftl"))
    ? read(code).filter((message) => !SAID_ELSEWHERE.test(message.id))
    : read(code);
}

/** A rule page as HTML: first the rules in a minute, whose steps wait for their pictures, then the clauses, folded by
 * section. The name of an option is for those who type it: here it only marks the place to which the set-up leads. */
function rulePage(markdown: string): string {
  const [head, ...sections] = (marked.parse(markdown, { async: false }) as string)
    .replace(
      /<li><strong>([A-Z]-[A-Z]?\d+)<\/strong>/g,
      '<li id="$1" tabindex="-1"><a class="clause" href="#$1">$1</a>',
    )
    .replace(/\s\(<code>(\w+)<\/code>(?: = <code>\w+<\/code>)?\)/g, '<span data-option="$1"></span>')
    .split(/(?=<h2>)/);
  const folded = sections.map((section) => {
    const [title = "", rest = ""] = section.split(/(?<=<\/h2>)/);
    if (!rest.includes("<ol>")) return `<details><summary>${title}</summary>${rest}</details>`;
    let step = 0;
    return (
      title +
      rest
        .replace("<ol>", '<ol class="minute">')
        .replace(
          /<li>(.*?)<\/li>/gs,
          (_, told) => `<li data-step="${++step}"><p>${told}</p><div class="drawn"></div></li>`,
        )
    );
  });
  return head + folded.join("");
}

/** What only the server and the terminal say. */
const ELSEWHERE =
  /^(admin|analyse|arena|challenge|cli|config|core|dataset|engines|envs|problems|server|table)\./;

/** The languages: what each calls itself, and where its files are. That is known only of the one in use. */
function languages(): string {
  const each = Object.entries(LANGUAGES).map(
    ([lang, name]) =>
      `${JSON.stringify(lang)}: { name: ${JSON.stringify(name)}, rooms: () => import("virtual:words-${lang}") }`,
  );
  return `export default { ${each.join(", ")} }`;
}

/** The files of a language, sentences and rule pages, each to be fetched when it is wanted. */
function rooms(lang: string): string {
  const folder = join(WORDS, lang);
  const files = [
    ...readdirSync(folder).filter((name) => name.endsWith(".ftl") && !ELSEWHERE.test(name)),
    ...GAMES.map((game) => `rules/${game}.md`),
  ];
  const each = files.map(
    (name) =>
      `${JSON.stringify(name.replace(/\.\w+$/, ""))}: () => import(${JSON.stringify(join(folder, name))})`,
  );
  // The file made of this has to have another name whenever one of those does.
  const sum = createHash("sha256");
  for (const name of files) sum.update(readFileSync(join(folder, name)));
  return `export default { "": "${lang}${sum.digest("hex").slice(0, 8)}", ${each.join(", ")} }`;
}

/** Sentences as Fluent reads them, and rule pages as HTML: the browser needs no parser for either. And the names of the
 * languages, which are shown before those are loaded. */
function texts(): Plugin {
  return {
    name: "texts",
    resolveId: (id) => (id.startsWith("virtual:") ? `\0${id}` : null),
    load(id) {
      if (id === "\0virtual:languages") return languages();
      return id.startsWith("\0virtual:words-") ? rooms(id.slice("\0virtual:words-".length)) : null;
    },
    transform(code, id) {
      if (id.endsWith(".ftl")) {
        const read = JSON.stringify(sentences(code, id));
        return { code: `export default JSON.parse(${JSON.stringify(read)})`, map: null };
      }
      if (id.endsWith(".md")) {
        return { code: `export default ${JSON.stringify(rulePage(code))}`, map: null };
      }
      return null;
    },
  };
}

/** What makes the app one that can be installed: signs, manifest, and the worker that keeps the shell. */
function installable(): Plugin {
  const signs: Record<string, () => string> = { "mark.svg": mark, "icon.svg": icon };
  const pixels = [180, 512]; // for telephones that want an icon in pixels
  const manifest = {
    name: "Roji",
    short_name: "Roji",
    start_url: "/",
    display: "standalone",
    background_color: palette.paper,
    theme_color: palette.paper,
    icons: [
      { src: "/icon-512.png", sizes: "512x512", type: "image/png", purpose: "any" },
      { src: "/icon.svg", sizes: "any", type: "image/svg+xml", purpose: "any" },
      { src: "/icon.svg", sizes: "any", type: "image/svg+xml", purpose: "maskable" },
    ],
  };
  return {
    name: "installable",
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const drawn = signs[(request.url ?? "").slice(1)];
        if (!drawn) return next();
        response.setHeader("content-type", "image/svg+xml");
        response.end(drawn());
      });
    },
    generateBundle(_, bundle) {
      for (const [fileName, draw] of Object.entries(signs))
        this.emitFile({ type: "asset", fileName, source: draw() });
      for (const size of pixels) {
        const drawn = new Resvg(icon(), { fitTo: { mode: "width", value: size } }).render();
        this.emitFile({ type: "asset", fileName: `icon-${size}.png`, source: drawn.asPng() });
      }
      this.emitFile({ type: "asset", fileName: "roji.webmanifest", source: JSON.stringify(manifest) });
      const shell = Object.values(bundle).filter(
        (file) => file.type === "asset" || file.isEntry || /(web|house|words)-/.test(file.fileName),
      );
      const files = [
        "/",
        "/mark.svg",
        ...shell.map((file) => `/${file.fileName}`).filter((name) => name !== "/index.html"),
      ];
      const version = createHash("sha256")
        .update(Object.keys(bundle).sort().join())
        .digest("hex")
        .slice(0, 12);
      const source = readFileSync(join(import.meta.dirname, "scripts/service-worker.js"), "utf-8")
        .replace("__VERSION__", version)
        .replace("__FILES__", JSON.stringify(files));
      this.emitFile({ type: "asset", fileName: "service-worker.js", source });
    },
  };
}

/** The cards of every game that has some, for the pictures that the server and the command line draw
 * (src/roji/pictures/cards.py). Nothing in the app asks for them. */
function decks(): Plugin {
  return {
    name: "decks",
    apply: "build",
    async generateBundle() {
      for (const game of GAMES) {
        const path = join(import.meta.dirname, "src/games", game, "art/deck.ts");
        if (!existsSync(path)) continue;
        const { module } = await runnerImport<{ deck: () => Record<string, string> }>(path);
        this.emitFile({
          type: "asset",
          fileName: `cards/${game}.json`,
          source: JSON.stringify(module.deck()),
        });
      }
    },
  };
}

/** What to call a part of the app that a page may want ahead. */
function part(id: string): string | null {
  const words = /words\/(\w+)\/([\w-]+)\.ftl/.exec(id);
  if (words) return `${words[2]}-${words[1]}`;
  if (id.startsWith("\0virtual:words-")) return id.slice("\0virtual:".length);
  return /src\/pages\/(\w+)\.svelte$/.exec(id)?.[1] ?? /src\/games\/(\w+)\/index\.ts$/.exec(id)?.[1] ?? null;
}

/** What the pages of a room want beside the words of the house: their own files and words, and whether those of the
 * game as well, with or without its board. */
const AHEAD: Record<string, { parts: string[]; words?: string[]; board?: boolean; lesson?: boolean }> = {
  t: { parts: ["TablePage"], board: true },
  r: { parts: ["RecordPage"], words: ["review"], board: true },
  learn: { parts: ["LessonPage"], words: ["lesson"], board: true, lesson: true },
  today: { parts: ["Today", "Daily"], words: ["today"], board: true },
  score: { parts: ["Score"], words: ["score"] },
  g: { parts: ["Game"] },
};

/** The page once more for each language, room and game, with what it will want said in its head: nothing waits for
 * one file to ask for the next. The server chooses among them. */
function ahead(): Plugin {
  let folder = "";
  const needed = new Map<string, Set<string>>();
  return {
    name: "ahead",
    apply: "build",
    enforce: "post",
    configResolved(config) {
      folder = config.build.outDir;
    },
    generateBundle(_, bundle) {
      const collect = (name: string, found = new Set<string>()): Set<string> => {
        const chunk = bundle[name];
        if (chunk?.type !== "chunk" || found.has(name)) return found;
        found.add(name);
        for (const css of chunk.viteMetadata?.importedCss ?? []) found.add(css);
        for (const next of chunk.imports) collect(next, found);
        return found;
      };
      for (const chunk of Object.values(bundle)) {
        if (chunk.type !== "chunk" || !chunk.facadeModuleId) continue;
        const name = part(chunk.facadeModuleId);
        if (name) needed.set(name, collect(chunk.fileName));
      }
    },
    closeBundle() {
      if (!existsSync(folder)) return; // the build failed, and says so itself
      const page = readFileSync(join(folder, "index.html"), "utf-8");
      const write = (name: string, wanted: string[]): void => {
        const files = new Set(wanted.flatMap((part) => [...(needed.get(part) ?? [])]));
        const links = [...files]
          .filter((file) => !page.includes(`"/${file}"`))
          .map((file) =>
            file.endsWith(".css")
              ? `<link rel="preload" as="style" crossorigin href="/${file}">`
              : `<link rel="modulepreload" crossorigin href="/${file}">`,
          );
        writeFileSync(join(folder, name), page.replace("</head>", `${links.join("\n")}\n</head>`));
      };
      for (const lang of Object.keys(LANGUAGES)) {
        const house = [`words-${lang}`, `house-${lang}`, `web-${lang}`];
        write(`index.${lang}.html`, house);
        write(`today.${lang}.html`, [...house, "Today", `today-${lang}`]);
        for (const [room, { parts, words = [], board, lesson }] of Object.entries(AHEAD))
          for (const game of GAMES) {
            const spoken = [...words, game, ...(lesson ? [`${game}-lesson`] : [])].map(
              (name) => `${name}-${lang}`,
            );
            write(`${room}-${game}.${lang}.html`, [...house, ...parts, ...spoken, ...(board ? [game] : [])]);
          }
      }
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
      if (!existsSync(folder)) return; // the build failed, and says so itself
      for (const name of readdirSync(folder, { recursive: true, encoding: "utf-8" })) {
        const path = join(folder, name);
        if (!/\.(js|css|html|svg|webmanifest)$/.test(name) || !statSync(path).isFile()) continue;
        const params = { [constants.BROTLI_PARAM_QUALITY]: 11 };
        writeFileSync(`${path}.br`, brotliCompressSync(readFileSync(path), { params }));
      }
    },
  };
}

/** The bill of materials of what is bundled, in CycloneDX's form; `make sbom` asks for it. */
const bill = sbom({ outDir: ".", outFilename: "app.cdx", includeWellKnown: false });

export default defineConfig(({ mode }) => ({
  plugins: [texts(), svelte(), installable(), decks(), ahead(), packed(), ...(mode === "sbom" ? [bill] : [])],
  build: {
    outDir: join(import.meta.dirname, "../src/roji/server/web"),
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0,
    license: { fileName: "licences.json" }, // building/notices.py makes the page's list of it
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: "house", tags: ["$initial"], priority: 2 },
            { name: "shared", test: SHARED, minShareCount: 2, priority: 1 },
          ],
        },
      },
    },
  },
  server: {
    fs: { allow: [".."] },
    proxy: {
      "/api": { target: "http://127.0.0.1:8000", ws: true },
      "/licences.json": "http://127.0.0.1:8000",
    },
  },
}));
