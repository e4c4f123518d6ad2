/** Key under which `sessionStorage` keeps the result of the last checkout. */
export const CHECKOUT_KEY = `overtone:${import.meta.env.BASE_URL}:checkout`
