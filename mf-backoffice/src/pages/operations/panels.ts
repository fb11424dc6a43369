/** What an app shows below its figures, one at a time. */
export const panels = ['trend', 'releases', 'changes'] as const
/** What says that it is loading, or did not load. */
export const loadedPanels = [...panels, 'company'] as const
