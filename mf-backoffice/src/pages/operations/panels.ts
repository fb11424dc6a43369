/** Panels of an app below its figures; one is open at a time. */
export const panels = ['trend', 'releases', 'changes'] as const
/** Panels that load data, and so can be loading or failed. */
export const loadedPanels = [...panels, 'company'] as const
