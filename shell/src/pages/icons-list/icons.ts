import {
  Bell,
  CircleUserRound,
  FileText,
  Globe,
  MailWarning,
  Menu,
  MessagesSquare,
  Monitor,
  Moon,
  Search,
  Sun,
} from 'lucide-react'
import type { LucideIcon } from 'lucide-react'

/** The icons in use and what they stand for; one meaning has one icon. */
export const icons: readonly { name: string; icon: LucideIcon; usedFor: string }[] = [
  { name: 'Bell', icon: Bell, usedFor: 'notifications' },
  { name: 'CircleUserRound', icon: CircleUserRound, usedFor: 'account' },
  { name: 'FileText', icon: FileText, usedFor: 'publications' },
  { name: 'Globe', icon: Globe, usedFor: 'language' },
  { name: 'MailWarning', icon: MailWarning, usedFor: 'unconfirmed address' },
  { name: 'Menu', icon: Menu, usedFor: 'menu' },
  { name: 'MessagesSquare', icon: MessagesSquare, usedFor: 'chat' },
  { name: 'Monitor', icon: Monitor, usedFor: 'theme of the system' },
  { name: 'Moon', icon: Moon, usedFor: 'dark theme' },
  { name: 'Search', icon: Search, usedFor: 'search' },
  { name: 'Sun', icon: Sun, usedFor: 'light theme' },
]
