import { createHash } from "node:crypto";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig, type Plugin } from "vite";
import { ahead } from "./tools/ahead.ts";
import { drawn } from "./tools/drawn.ts";
import { licences } from "./tools/licences.ts";
import { pictures } from "./tools/pictures.ts";
import { designPixels } from "./tools/pixels.ts";
import { shelves } from "./tools/shelves.ts";
import { version } from "./tools/version.ts";

const SERVER = process.env.WELLSPENT_SERVER ?? "http://127.0.0.1:8000";

/** Text files once more, packed: the server need not do it for every visitor. */
function packed(): Plugin {
  return {
    name: "wellspent-packed",
    apply: "build",
    generateBundle: {
      order: "post",
      handler(_, bundle) {
        for (const [name, file] of Object.entries(bundle)) {
          if (!/\.(js|css|svg)$/.test(name)) continue;
          const source = Buffer.from(file.type === "chunk" ? file.code : file.source);
          if (source.length < 1024) continue;
          this.emitFile({ type: "asset", fileName: `${name}.gz`, source: gzipSync(source, { level: 9 }) });
          const params = { [constants.BROTLI_PARAM_QUALITY]: 11 };
          this.emitFile({ type: "asset", fileName: `${name}.br`, source: brotliCompressSync(source, { params }) });
        }
      },
    },
  };
}

/** The service worker: one script without imports, beside the page. */
const SERVICE = "src/local/sw.ts";
/** Between the list of files and the script; `make static` writes a list of its own. */
const MARK = "// What is kept: above.\n";

/** Beside a server the service worker keeps what has a hash in its name. */
function listed(): Plugin {
  return {
    name: "wellspent-listed",
    apply: "build",
    generateBundle: {
      order: "post",
      handler(_, bundle) {
        const worker = bundle["sw.js"];
        if (worker?.type !== "chunk") return;
        const kept = Object.values(bundle).filter((file) => /^assets\/.*(?<!\.gz|\.br)$/.test(file.fileName));
        const files = Object.fromEntries(
          kept.map((file) => [file.fileName, ["", (file.type === "chunk" ? file.code : file.source).length]]),
        );
        const version = createHash("sha256").update(Object.keys(files).join()).digest("hex").slice(0, 12);
        worker.code = `self.WELLSPENT=${JSON.stringify({ version, files, isServed: true })};\n${MARK}${worker.code}`;
      },
    },
  };
}

export default defineConfig({
  plugins: [svelte(), pictures(), licences(), ahead(), listed(), packed(), drawn()],
  define: { VERSION: JSON.stringify(version()) },
  css: { postcss: { plugins: [designPixels] } },
  build: {
    outDir: "../build/web",
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    rolldownOptions: {
      checks: { pluginTimings: false },
      input: { index: "index.html", sw: SERVICE },
      output: {
        entryFileNames: (chunk) => (chunk.name === "sw" ? "sw.js" : "assets/[name]-[hash].js"),
        codeSplitting: { groups: shelves() },
      },
    },
  },
  worker: { format: "es" },
  // Scripts and styles find what is theirs beside them, wherever the folder lies; the page says where it is.
  experimental: { renderBuiltUrl: (_, { hostType }) => (hostType === "html" ? undefined : { relative: true }) },
  server: { proxy: { "/api": { target: SERVER, ws: true } } },
});
