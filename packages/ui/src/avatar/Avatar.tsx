import type { SyntheticEvent } from 'react'
import { classNames } from '../class-names.ts'
import { pictureAt } from '../picture/sized-picture.ts'
import { initialsOf } from './initials.ts'
import * as css from './Avatar.module.css'

export type AvatarProps = {
  name: string
  src?: string | null | undefined
  size?: 24 | 32 | 40 | 56 | 80
  /** Read out only where the name is not written beside it. */
  isNamed?: boolean
}

function hideBroken(event: SyntheticEvent<HTMLImageElement>) {
  event.currentTarget.hidden = true
}

/** An image that failed before the scripts arrived sends no event any more. */
function hideFailed(image: HTMLImageElement | null) {
  if (image?.complete && image.naturalWidth === 0) image.hidden = true
}

function Picture({ name, src, size = 40, isNamed, shape }: AvatarProps & { shape: string }) {
  return (
    <span
      data-initials={initialsOf(name)}
      className={classNames(css.picture, css[`size${size}`], shape)}
      {...(isNamed ? { role: 'img', 'aria-label': name } : { 'aria-hidden': true })}
    >
      {src && (
        <img
          key={src}
          ref={hideFailed}
          src={pictureAt(src, 2 * size)}
          alt=""
          width={size}
          height={size}
          loading="lazy"
          decoding="async"
          onError={hideBroken}
          className={css.image}
        />
      )}
    </span>
  )
}

/** A person. */
export function Avatar(props: AvatarProps) {
  return <Picture {...props} shape={css.round} />
}

export function CompanyLogo(props: AvatarProps) {
  return <Picture {...props} shape={css.square} />
}
