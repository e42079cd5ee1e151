import { fileURLToPath } from 'node:url';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { apiDescription } from './build/api-description.js';
import { articles } from './build/articles.js';
import { compress } from './build/compress.js';
import { smallFonts } from './build/fonts.js';
import { pdfViewer } from './build/pdf-viewer.js';
import { prerender } from './build/prerender.js';
import { serviceWorker } from './build/service-worker.js';
import { socialImage } from './build/social-image.js';

const gateway = process.env['GATEWAY_URL'] ?? 'http://127.0.0.1:3000';

export default defineConfig({
  plugins: [
    react(),
    tailwindcss(),
    smallFonts(fileURLToPath(new URL('../.cache/fonts', import.meta.url))),
    articles(),
    apiDescription(),
    socialImage(),
    pdfViewer(),
    prerender(),
    compress(),
    serviceWorker({
      source: 'service-worker/src/service-worker.ts',
      publicFiles: ['theme.js', 'favicon.svg'],
      lateModules: [
        /\/src\/features\/(arrival|generator|home|inbox|mail-reader)\//,
        /\/src\/app\/(shortcuts\/|MobileMenu)/,
        // Leaves out the charts, in a folder below `components`: they are larger than all other files together.
        /\/src\/components\/[^/]+$/,
        /\/src\/locales\/[^/]+\/(index\.ts|(addresses|alerts|message|reader|sender)\.json)$/,
        /\/socket\.io-client\//,
      ],
      assets: [/-latin-wght-normal-.*\.woff2$/, /\/wing-.*\.svg$/],
    }),
  ],
  define: { 'import.meta.env.BUILT_IN_YEAR': JSON.stringify(String(new Date().getFullYear())) },
  // Workspace packages come from their sources, as in the type check and the tests.
  resolve: { conditions: ['source', 'module', 'browser', 'development|production'] },
  ssr: { resolve: { conditions: ['source', 'module', 'node', 'development|production'] } },
  build: {
    // Inlines no asset: the page's policy refuses fonts from `data:` URLs, and browsers refuse them in a `<use>`.
    assetsInlineLimit: 0,
    target: 'baseline-widely-available',
    // All browsers that the target names preload modules themselves.
    modulePreload: { polyfill: false },
  },
  // For the browser only: prerendering runs in Node, where importing a module must not run the others of its group.
  environments: {
    client: {
      build: {
        // All modules of the first load are one file: split by what later files share, they compress worse. The entry
        // (main.tsx) stays out: it awaits files of texts, and these must not import a file that waits for them.
        rolldownOptions: {
          output: {
            codeSplitting: {
              groups: [
                {
                  name: 'page',
                  tags: ['$initial'],
                  test: /^(?!.*(\/service-worker\/|\/src\/main\.tsx|\/index\.html))/,
                },
                // Groups what each first visit loads next: every further file costs a kilobyte of headers.
                { name: 'home', test: /\/src\/features\/home\/HomeBlocks/ },
                { name: 'keys', test: /\/src\/app\/shortcuts\/Shortcuts/ },
                // What most pages but the first share: each file of its own keeps a slow phone busy for milliseconds.
                { name: 'pages', test: /\/src\/(components\/(PageHeading|Field|Select)|features\/feedback\/use-form)/ },
                {
                  name: 'later',
                  test: /\/src\/(features\/arrival\/after-load|components\/Toaster)/,
                },
              ],
            },
          },
        },
      },
    },
  },
  server: {
    // Keeps the Host header: the gateway refuses calls whose Origin is another host.
    proxy: Object.fromEntries(
      ['/api', '/health', '/.build-info.json', '/socket.io', '/pdf-viewer', '/assets'].map((path) => [
        path,
        { target: gateway, changeOrigin: false, ws: path === '/socket.io' },
      ]),
    ),
  },
});
