import { watchCartDrawer } from './cart-drawer';
import { watchCartPage } from './cart-page';
import { watchProductForms } from './product-form';

watchProductForms();
watchCartDrawer();
watchCartPage();
