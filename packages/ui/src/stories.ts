import type { StoryModule } from './story.ts'
import * as tokens from './tokens/Tokens.stories.tsx'
import * as typography from './typography/Typography.stories.tsx'
import * as layouts from './layout/Layout.stories.tsx'
import * as pageHeader from './page-header/PageHeader.stories.tsx'
import * as button from './button/Button.stories.tsx'
import * as link from './link/Link.stories.tsx'
import * as card from './card/Card.stories.tsx'
import * as badge from './badge/Badge.stories.tsx'
import * as avatar from './avatar/Avatar.stories.tsx'
import * as chip from './chip/Chip.stories.tsx'
import * as rating from './rating/Rating.stories.tsx'
import * as descriptionList from './description-list/DescriptionList.stories.tsx'
import * as formatted from './intl/Formatted.stories.tsx'
import * as tabs from './tabs/Tabs.stories.tsx'
import * as breadcrumbs from './breadcrumbs/Breadcrumbs.stories.tsx'
import * as pagination from './pagination/Pagination.stories.tsx'
import * as sideNavigation from './side-navigation/SideNavigation.stories.tsx'
import * as steps from './steps/Steps.stories.tsx'
import * as notice from './notice/Notice.stories.tsx'
import * as snackbar from './snackbar/Snackbar.stories.tsx'
import * as stateMessage from './state-message/StateMessage.stories.tsx'
import * as loadingState from './loading/LoadingState.stories.tsx'
import * as progressBar from './forms/ProgressBar.stories.tsx'
import * as field from './field/Field.stories.tsx'
import * as forms from './forms/Forms.stories.tsx'

/** The stories of the components that a page may load at once, in the order of the styleguide. */
export const stories: StoryModule[] = [
  tokens,
  typography,
  layouts,
  pageHeader,
  button,
  link,
  card,
  badge,
  avatar,
  chip,
  rating,
  descriptionList,
  formatted,
  tabs,
  breadcrumbs,
  pagination,
  sideNavigation,
  steps,
  notice,
  snackbar,
  stateMessage,
  loadingState,
  progressBar,
  field,
  forms,
]

/** The heavy ones come on demand, as they do on any page. */
export const loadOverlayStories = (): Promise<StoryModule> => import('./heavy/Overlays.stories.tsx')
