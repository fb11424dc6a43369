import { Link } from '@sild/router'
import type { PageHandle } from '@sild/shell-api'
import { Page } from '@sild/ui'
import * as css from './AnchorsPage.module.css'

export const handle: PageHandle = { title: () => 'Anchors' }

export function Component() {
  return (
    <Page>
      <h1>Anchors</h1>
      <div className={css.tall} />
      <h2 id="middle">Middle</h2>
      <Link to="/other">To the other remote</Link>
      <div className={css.tall} />
    </Page>
  )
}
