export { Anchor, AnchorProvider, type AnchorProps } from './link/Anchor.tsx'
export { Link, type LinkProps } from './link/Link.tsx'
export {
  Button,
  ButtonLink,
  IconButton,
  type ButtonLinkProps,
  type ButtonLook,
  type ButtonProps,
  type IconButtonProps,
} from './button/Button.tsx'
export { pressedKey } from './keys/pressed-key.ts'
export { Glyph, glyphNames, type GlyphName } from './glyph/Glyph.tsx'
export {
  Cluster,
  Columns,
  Grid,
  Page,
  Stack,
  type ClusterProps,
  type ColumnsProps,
  type Gap,
  type GridProps,
  type PageProps,
} from './layout/Layout.tsx'
export { PageHeader, type PageHeaderProps } from './page-header/PageHeader.tsx'
export { Heading, Prose, Text, VisuallyHidden, type HeadingProps, type TextProps } from './typography/Typography.tsx'
export { Card, CardTitle, type CardProps, type CardTitleProps } from './card/Card.tsx'
export { Row, RowList, type RowProps } from './row-list/RowList.tsx'
export { Bar, type BarProps } from './bar/Bar.tsx'
export { Badge, CountBadge, StatusBadge, type BadgeProps, type CountBadgeProps, type Tone } from './badge/Badge.tsx'
export { Avatar, CompanyLogo, type AvatarProps } from './avatar/Avatar.tsx'
export { Rating, type RatingProps } from './rating/Rating.tsx'
export { Tabs, type TabItem, type TabsProps } from './tabs/Tabs.tsx'
export { Pagination, type PaginationProps } from './pagination/Pagination.tsx'
export { Breadcrumbs, type BreadcrumbsProps } from './breadcrumbs/Breadcrumbs.tsx'
export { Chip, type ChipProps } from './chip/Chip.tsx'
export {
  EmptyState,
  ErrorState,
  NoPermissionState,
  type EmptyStateProps,
  type ErrorStateProps,
} from './state-message/StateMessage.tsx'
export {
  LoadingState,
  Skeleton,
  SkeletonCards,
  type LoadingStateProps,
  type SkeletonProps,
} from './loading/LoadingState.tsx'
export { lazyPart, PartFailureProvider, type PartFailureProps } from './loading/lazy-part.tsx'
export { Notice, type NoticeProps } from './notice/Notice.tsx'
export { JoinedFacts, WrittenText, writtenText, type WrittenTextProps } from './intl/WrittenText.tsx'
export { DescriptionList, type DescriptionListProps } from './description-list/DescriptionList.tsx'
export { Stepper, TaskList, type StepperProps, type TaskListProps } from './steps/Steps.tsx'
export {
  DateTime,
  Money,
  Price,
  RelativeTime,
  type DateTimeProps,
  type MoneyProps,
  type PriceProps,
  type RelativeTimeProps,
} from './intl/Formatted.tsx'
export { useNow } from './intl/use-now.ts'
export { useIsInBrowser } from './loading/use-is-in-browser.ts'
export { useTimeZone } from './intl/use-time-zone.ts'
export { joinFacts } from './intl/join-facts.ts'
export {
  formatDate,
  formatMoney,
  formatMoneyRange,
  formatNumber,
  formatRelativeTime,
  portalTimeZone,
  type DateStyle,
  type Instant,
} from './intl/formats.ts'
export { Snackbar, type SnackbarProps } from './snackbar/Snackbar.tsx'
export { SideNavigation, type SideNavigationItem, type SideNavigationProps } from './side-navigation/SideNavigation.tsx'
export {
  FieldError,
  FieldGroup,
  FieldHint,
  FormField,
  fieldId,
  useField,
  type ControlProps,
  type FieldProps,
  type FormFieldProps,
} from './field/FormField.tsx'
export { ControlAffix, ControlFrame } from './field/ControlFrame.tsx'
export { Choice, type ChoiceProps } from './field/Choice.tsx'
export { TextField, type TextFieldProps } from './field/TextField.tsx'
export { Select, type SelectOption, type SelectProps } from './field/Select.tsx'
export { Checkbox, type CheckboxProps } from './field/Checkbox.tsx'
export { SearchField, type SearchFieldProps } from './field/SearchField.tsx'
export { classNames, type ClassName } from './class-names.ts'
export { focusHeading } from './focus-heading.ts'
export { picturesFor } from './picture/sized-picture.ts'
