/**
 * @generated SignedSource<<76dde124987261cbd51cb71b0de6fe76>>
 * @relayHash bc91d7c9ee30ad708e381c5441f0f791
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 1555d76bf179f99ad100578e10ce11d9429ddb72bb93ec55ff9a8894a837d790

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { Dashboard2ScreenQuery } from './Dashboard2ScreenQuery.graphql';

const node: PreloadableConcreteRequest<Dashboard2ScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "1555d76bf179f99ad100578e10ce11d9429ddb72bb93ec55ff9a8894a837d790",
    "metadata": {},
    "name": "Dashboard2ScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
