import { directionOf } from '@efemera/contract';
import { Direction } from 'radix-ui';
import { useTranslation } from 'react-i18next';
import { usePathname } from '../router/router.js';
import { Layout } from './Layout.js';
import { routeOf } from './routes.js';

/** The site at the router's address, which follows the address bar; `prerender.tsx` sets the address for each page. */
export function App() {
  const { i18n } = useTranslation();
  const pathname = usePathname();
  const { path, Component } = routeOf(pathname);
  return (
    <Direction.Provider dir={directionOf(i18n.language)}>
      <Layout>
        <Component key={path} />
      </Layout>
    </Direction.Provider>
  );
}
