import type { RemoteRoute } from '@sild/shell-api'

export const routes: RemoteRoute[] = []
