#![allow(unused)] // 600 warnings otherwise: the parser has a method per field
mod gtasa_save;
mod gtasa_save_variables;

use gtasa_save::GtasaSave;
use kaitai::{BytesReader, KResult, KStruct, OptRc};

fn main() -> KResult<()> {
    let bytes = std::fs::read("GTASAsf1.b").expect("a save");
    let save: OptRc<GtasaSave> = GtasaSave::read_into(&BytesReader::from(bytes), None, None)?;
    let position = save.pools().players()[0].position().clone();
    println!("money {}", *save.player_info().money());
    println!("position {} {} {}", *position.x(), *position.y(), *position.z());
    Ok(())
}
