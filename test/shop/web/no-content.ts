/** A path with an answer that is no page: who goes there stays where he is. */
export const NO_CONTENT = '/no-content';

export const answerNoContent = () => new Response(null, { status: 204 });
