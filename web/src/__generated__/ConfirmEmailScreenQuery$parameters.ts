/**
 * @generated SignedSource<<36701c22cef104fdf931eaccd948493e>>
 * @relayHash 41310de6b509c61283e8b203bd260579
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID bbfdac6d92196b8d93ee41eeca81de088a149815049aa9687e31b021fd2adcf9

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ConfirmEmailScreenQuery } from './ConfirmEmailScreenQuery.graphql';

const node: PreloadableConcreteRequest<ConfirmEmailScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "bbfdac6d92196b8d93ee41eeca81de088a149815049aa9687e31b021fd2adcf9",
    "metadata": {},
    "name": "ConfirmEmailScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
