// slow: walks through the whole tree once from every node, O(n^2) (Time Limit Exceeded)
class Solution {
    private static class Place {
        int value;
        Place parent;
        Place left;
        Place right;
    }

    private final List<Place> places = new ArrayList<>();
    private int best = Integer.MIN_VALUE;

    public int maxPathSum(TreeNode root) {
        add(root, null);
        for (Place start : places) {
            walk(start, null, 0);
        }
        return best;
    }

    private Place add(TreeNode node, Place parent) {
        if (node == null) {
            return null;
        }
        Place place = new Place();
        places.add(place);
        place.value = node.val;
        place.parent = parent;
        place.left = add(node.left, place);
        place.right = add(node.right, place);
        return place;
    }

    private void walk(Place place, Place from, int before) {
        int total = before + place.value;
        if (total > best) {
            best = total;
        }
        if (place.left != null && place.left != from) {
            walk(place.left, place, total);
        }
        if (place.right != null && place.right != from) {
            walk(place.right, place, total);
        }
        if (place.parent != null && place.parent != from) {
            walk(place.parent, place, total);
        }
    }
}
