import './fill-frame';
// Reads what fill-frame has rendered, so it comes second.
import '../../sandbox/gallery/frame-script';
