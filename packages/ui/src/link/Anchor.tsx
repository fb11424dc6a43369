import { createContext, createElement, use, type ComponentProps, type ComponentType } from 'react'

export type AnchorProps = ComponentProps<'a'> & { href: string }

const AnchorComponent = createContext<ComponentType<AnchorProps> | 'a'>('a')

/** The shell gives the router's link here, so that every link of the design system navigates without a reload. */
export const AnchorProvider = AnchorComponent.Provider

export function Anchor(props: AnchorProps) {
  return createElement(use(AnchorComponent), props)
}
