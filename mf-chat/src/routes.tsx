import type { RemoteRoute } from '@sild/shell-api'

export const routes: RemoteRoute[] = [
  {
    id: 'mf-chat.chat',
    path: '/chat',
    access: 'company',
    hide: ['footer'],
    isList: true,
    page: () => import(/* webpackChunkName: "mf-chat.chat" */ './pages/chat/ChatPage.tsx'),
  },
  {
    id: 'mf-chat.chat-type',
    path: '/chat/:type',
    access: 'company',
    hide: ['footer'],
    isList: true,
    page: () => import(/* webpackChunkName: "mf-chat.chat-type" */ './pages/chat/ChatPage.tsx'),
  },
]
