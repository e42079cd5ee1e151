import { directionOf } from '@efemera/contract';
import { Direction } from 'radix-ui';
import { useTranslation } from 'react-i18next';
import { Route, Routes } from 'react-router';
import { Layout } from './Layout.js';
import { routes } from './routes.js';

/** The site without a router: `main.tsx` wraps it in the browser's router, `prerender.tsx` in one with a fixed address. */
export function App() {
  const { i18n } = useTranslation();
  return (
    <Direction.Provider dir={directionOf(i18n.language)}>
      <Routes>
        <Route element={<Layout />}>
          {routes.map(({ path, Component }) => (
            <Route key={path} path={path} element={<Component />} />
          ))}
        </Route>
      </Routes>
    </Direction.Provider>
  );
}
