import {
  Boxes,
  BrainCircuit,
  Bug,
  Calculator,
  CloudCog,
  CodeXml,
  DraftingCompass,
  Folder,
  Headset,
  Languages,
  type LucideIcon,
  Megaphone,
  MessagesSquare,
  PenTool,
  ShieldCheck,
  ShoppingCart,
  Smartphone,
} from 'lucide-react'

const icons: Readonly<Record<string, LucideIcon>> = {
  boxes: Boxes,
  'brain-circuit': BrainCircuit,
  bug: Bug,
  calculator: Calculator,
  'cloud-cog': CloudCog,
  'code-xml': CodeXml,
  'drafting-compass': DraftingCompass,
  headset: Headset,
  languages: Languages,
  megaphone: Megaphone,
  'messages-square': MessagesSquare,
  'pen-tool': PenTool,
  'shield-check': ShieldCheck,
  'shopping-cart': ShoppingCart,
  smartphone: Smartphone,
}

/** The icon that a category names; a category added later shows a folder until its icon is added here. */
export const categoryIcon = (name: string): LucideIcon => icons[name] ?? Folder
