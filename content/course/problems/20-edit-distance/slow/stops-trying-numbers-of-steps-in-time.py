# slow: tries for each entry how many letters are deleted or inserted in a row, up to the best number so far, O(n^3) (Time Limit Exceeded)
class Solution:
    def editDistance(self, a: str, b: str) -> int:
        n, m = len(a), len(b)
        columns = [[j] for j in range(m + 1)]
        row = list(range(m + 1))
        for i in range(1, n + 1):
            row, above = [i], row
            columns[0].append(i)
            for j in range(1, m + 1):
                best = above[j - 1]
                if a[i - 1] != b[j - 1]:
                    best += 1
                    column = columns[j]
                    for count in range(1, min(i, best - 1) + 1):
                        if column[i - count] + count < best:
                            best = column[i - count] + count
                    for count in range(1, min(j, best - 1) + 1):
                        if row[j - count] + count < best:
                            best = row[j - count] + count
                row.append(best)
                columns[j].append(best)
        return row[m]
