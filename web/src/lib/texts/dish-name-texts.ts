/** The name of a dish that comes first. */
export const firstName = (name: string, _nameLocal: string | undefined) => name;
/** The name of a dish that comes second. Empty if the dish has only one name. */
export const secondName = (_name: string, nameLocal: string | undefined) => nameLocal ?? '';
