export { API_PATH, createApi } from './create-api';
