/** React Router as the portal uses it. Nothing else imports the library. */
export {
  type Blocker,
  type BlockerFunction,
  createBrowserRouter,
  matchRoutes,
  Navigate,
  Outlet,
  type RouteObject,
  RouterProvider,
  useBlocker,
  useLocation,
  useMatch,
  useNavigate,
  useNavigationType,
  useOutlet,
  useParams,
} from 'react-router-dom';
