/** Number of an order, as users see it. */
export const orderNumberOf = ({ orderNumber }: { readonly orderNumber: number }): string => `S-${orderNumber}`
