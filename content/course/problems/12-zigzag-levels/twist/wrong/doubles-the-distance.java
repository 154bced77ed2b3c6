// wrong: numbers the columns as in a complete tree (Wrong Answer)
class Solution {
    private record Place(TreeNode node, int column) {}

    public List<List<Integer>> zigzagLevels(TreeNode root) {
        TreeMap<Integer, List<Integer>> columns = new TreeMap<>();
        Queue<Place> queue = new ArrayDeque<>();
        if (root != null) {
            queue.add(new Place(root, 0));
        }
        while (!queue.isEmpty()) {
            Place place = queue.remove();
            TreeNode node = place.node;
            columns.computeIfAbsent(place.column, key -> new ArrayList<>()).add(node.val);
            if (node.left != null) {
                queue.add(new Place(node.left, 2 * place.column - 1));
            }
            if (node.right != null) {
                queue.add(new Place(node.right, 2 * place.column + 1));
            }
        }
        return new ArrayList<>(columns.values());
    }
}
