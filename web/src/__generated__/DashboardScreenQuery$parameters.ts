/**
 * @generated SignedSource<<c8cd0204b5e560dc65b51c393c3e933f>>
 * @relayHash ffcd38488df148cc94041245a1b51371
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 52d839bece0c4382991568ff25f1cb30e4e2847a47f1bdb0506ddfcb07c159e7

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { DashboardScreenQuery } from './DashboardScreenQuery.graphql';

const node: PreloadableConcreteRequest<DashboardScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "52d839bece0c4382991568ff25f1cb30e4e2847a47f1bdb0506ddfcb07c159e7",
    "metadata": {},
    "name": "DashboardScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
