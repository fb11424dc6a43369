import { classNames } from '../class-names.ts'
import { Anchor, type AnchorProps } from './Anchor.tsx'
import * as css from './Link.module.css'

export type LinkProps = AnchorProps & {
  /** `quiet` takes the colour of its text and is underlined on hover only: for lists where everything is a link. */
  variant?: 'inline' | 'quiet'
  /** Not part of a sentence: as tall as a finger where fingers press it. */
  isAlone?: boolean
}

export function Link({ variant = 'inline', isAlone, className, ...anchor }: LinkProps) {
  return <Anchor {...anchor} className={classNames(css[variant], isAlone && css.alone, className)} />
}
