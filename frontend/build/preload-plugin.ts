import type { Plugin } from 'vite';

/** Tells the browser, in the page itself, of scripts that the first paint waits for but only a script asks for. */
export function preloads(modules: RegExp): Plugin {
  return {
    name: 'preloads',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (_, { bundle = {} }) =>
        Object.values(bundle)
          .filter((file) => file.type === 'chunk' && modules.test(file.facadeModuleId ?? ''))
          .map(({ fileName }) => ({
            tag: 'link',
            attrs: { rel: 'modulepreload', crossorigin: true, href: `/${fileName}` },
            injectTo: 'head',
          })),
    },
  };
}
