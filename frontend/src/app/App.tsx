import { Route, Routes } from 'react-router';
import { Layout } from './Layout.js';
import { routes } from './routes.js';

/** The site without its router, which is the browser's or, for prerendering, a fixed one. */
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
