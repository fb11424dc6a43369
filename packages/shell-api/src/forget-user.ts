const forgetters = new Set<() => void>()

/** For code that holds user data outside of atoms: called when the user signs out. */
export const onForgetUser = (forget: () => void): void => void forgetters.add(forget)
export const forgetUser = (): void => forgetters.forEach((forget) => forget())
