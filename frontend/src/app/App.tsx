import { Route, Routes } from 'react-router';
import { Layout } from './Layout.js';
import { routes } from './routes.js';

/** The site below its router: the browser's own, or a fixed one where pages are prerendered. */
export function App() {
  return (
    <Routes>
      <Route element={<Layout />}>
        {routes.map(({ path, Component }) => (
          <Route key={path} path={path} element={<Component />} />
        ))}
      </Route>
    </Routes>
  );
}
