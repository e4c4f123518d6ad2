export const Divider = () => <hr />
