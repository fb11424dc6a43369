import type { ApiClient } from '@sild/api-client'
import { createContext } from '@sild/router'
import { usePortal } from './portal.ts'

/** For loaders: `context.get(apiContext).call(operation, input)`. In-process on the server, fetch in the browser. */
export const apiContext = createContext<ApiClient>()

/** For handlers of a component; a page reads its data in its loader. */
export const useApi = (): ApiClient => usePortal().api
