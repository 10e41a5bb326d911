/** The part of React Router that the portal uses. Nothing else imports the library. */
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
