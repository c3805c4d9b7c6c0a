/** Stands for the table that the build generates: tests import the sources as they are, which take nothing of it. */
export const getTable = () => [];
