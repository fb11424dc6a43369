/**
 * The part of react-router that remotes may use. A shared module keeps every export it has, so this list is the price of
 * the router in every first load: react-router itself (55 kB) is never shared.
 */
export {
  createContext,
  data,
  isRouteErrorResponse,
  Link,
  Outlet,
  redirect,
  useBlocker,
  useLoaderData,
  useLocation,
  useMatches,
  useNavigate,
  useNavigation,
  useNavigationType,
  useParams,
  useRouteError,
  useSearchParams,
} from 'react-router'
export type { LoaderFunction, LoaderFunctionArgs as LoaderArgs, ShouldRevalidateFunction } from 'react-router'
