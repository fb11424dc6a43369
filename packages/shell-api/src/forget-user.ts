const forgetters = new Set<() => void>()

/** For what keeps something of the user outside of atoms: called when the user signs out. */
export const onForgetUser = (forget: () => void): void => void forgetters.add(forget)
export const forgetUser = (): void => forgetters.forEach((forget) => forget())
