import { type ApiRoute, forward } from '../route.ts'

export const chatRoutes: readonly ApiRoute[] = [
  // company
  forward('openChat'),
  forward('listChats'),
  forward('getChat'),
  forward('sendChatMessage'),
  forward('markChatRead'),
  forward('archiveChat'),
  forward('favoriteChat'),
  forward('unfavoriteChat'),
  forward('removeChat'),
  forward('listChatFiles'),
]
