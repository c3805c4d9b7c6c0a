import './fill-frame';
// Looks for what stands in the frame: it comes after it.
import '../../test/shop/gallery/script/frame';
