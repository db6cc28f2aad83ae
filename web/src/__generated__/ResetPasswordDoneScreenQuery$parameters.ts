/**
 * @generated SignedSource<<208db5df6c9f433b5108c989306923ba>>
 * @relayHash 97ee1404bfd63704fa12949174cefe22
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 9daed24cda5e8f1da9cbdbe60e3b850f4d7752fae2c16c27bbddb1593c7d4360

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ResetPasswordDoneScreenQuery } from './ResetPasswordDoneScreenQuery.graphql';

const node: PreloadableConcreteRequest<ResetPasswordDoneScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "9daed24cda5e8f1da9cbdbe60e3b850f4d7752fae2c16c27bbddb1593c7d4360",
    "metadata": {},
    "name": "ResetPasswordDoneScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
