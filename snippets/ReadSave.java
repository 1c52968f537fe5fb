public class ReadSave {
    public static void main(String[] args) throws java.io.IOException {
        GtasaSave save = GtasaSave.fromFile("GTASAsf1.b");
        GtasaSave.Vec3 position = save.pools().players().get(0).position();
        System.out.println("money " + save.playerInfo().money());
        System.out.println("position " + position.x() + " " + position.y() + " " + position.z());
    }
}
