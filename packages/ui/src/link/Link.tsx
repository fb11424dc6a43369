import { classNames } from '../class-names.ts'
import { Anchor, type AnchorProps } from './Anchor.tsx'
import * as css from './Link.module.css'

export type LinkProps = AnchorProps & {
  /** `quiet` takes the colour of its text and is underlined on hover only: for lists where everything is a link. */
  variant?: 'inline' | 'quiet'
}

export function Link({ variant = 'inline', className, ...anchor }: LinkProps) {
  return <Anchor {...anchor} className={classNames(css[variant], className)} />
}
